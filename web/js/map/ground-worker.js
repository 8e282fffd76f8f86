// Draws the ground in a worker, so that the page stays responsive.

import { drawGround } from './ground.js';

self.onmessage = ({ data }) => self.postMessage(drawGround(data));

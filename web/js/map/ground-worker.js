// Draws the ground beside the page, which goes on answering meanwhile.

import { drawGround } from './ground.js';

self.onmessage = ({ data }) => self.postMessage(drawGround(data));

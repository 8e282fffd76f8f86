// Words of what the computer helps with: thinking, hints, plans.

import { addWords } from '../words.js';

addWords({
  'table.thinking': ['{side} ({who}): thinking …', '{side} ({who}): namysł …'],
  'table.thinking_done': ['How far the thinking is', 'Postęp namysłu'],
  'table.move_now': ['Move now', 'Graj teraz'],

  'table.hint': ['Hint', 'Podpowiedź'],
  'table.hint_about': ['What would the general do?', 'Co zrobiłby generał?'],
  'table.hint_thinking': ['The general considers it …', 'Generał się zastanawia …'],
  'table.hint_now': ['Tell me now', 'Mów teraz'],
  'table.hint_title': ['The general would:', 'Generał zrobiłby tak:'],
  'table.hint_do': ['Do it', 'Wykonaj to'],
  'table.keys_hint': ['hint: what would the general do?', 'podpowiedź: co zrobiłby generał?'],

  'table.plan': ['Plan', 'Plan'],
  'table.plan_own': ['As the general would lead your army', 'Jak generał poprowadziłby twoją armię'],
  'table.plan_theirs': ['What they mean to do', 'Co zamierza ta strona'],
  'table.plan_none': ['There is nobody to command.', 'Nie ma kim dowodzić.'],
  'table.plan_of': ['Whose plan', 'Czyj plan'],
  'table.task_assault': ['assault', 'natarcie'],
  'table.task_hold': ['hold', 'obrona'],
  'table.task_screen': ['screen', 'osłona'],
  'table.task_bombard': ['bombard', 'ostrzał'],
  'table.task_withdraw': ['withdraw', 'odwrót'],
});

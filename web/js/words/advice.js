// Words of what the computer helps with: thinking, hints, plans.

import { addWords } from '../words.js';

addWords({
  'table.thinking': ['{side} ({who}): thinking …', '{side} ({who}): namysł …'],
  'table.thinking_done': ['Thinking progress', 'Postęp namysłu'],
  'table.move_now': ['Move now', 'Graj teraz'],

  'table.hint': ['Hint', 'Podpowiedź'],
  'table.hint_about': ['What would the general do?', 'Co zrobiłby generał?'],
  'table.hint_thinking': ['The general is thinking …', 'Generał się zastanawia …'],
  'table.hint_now': ['Tell me now', 'Mów teraz'],
  'table.hint_title': ['The general would:', 'Generał zrobiłby tak:'],
  'table.hint_do': ['Do it', 'Wykonaj to'],
  'table.hint_order': ['Give this order', 'Wydaj ten rozkaz'],
  'table.keys_hint': ['hint: what would the general do?', 'podpowiedź: co zrobiłby generał?'],

  'table.plan': ['Plan', 'Plan'],
  'table.plan_own': ['How the general would lead your army', 'Jak generał poprowadziłby twoją armię'],
  'table.plan_theirs': ['What they intend to do', 'Co zamierza ta strona'],
  'table.plan_none': ['No troops to command.', 'Brak oddziałów do dowodzenia.'],
  'table.plan_of': ['Side', 'Strona'],
  'table.task_assault': ['assault', 'natarcie'],
  'table.task_hold': ['hold', 'obrona'],
  'table.task_screen': ['screen', 'osłona'],
  'table.task_bombard': ['bombard', 'ostrzał'],
  'table.task_withdraw': ['withdraw', 'odwrót'],
});

import { expect, test } from 'vitest';
import { timeGloss } from './time-gloss.ts';

test.each([
  ['Drei Tage pro Woche, freitags nicht', '3 days a week, not on Fridays'],
  ['Umas 10 a 15 horas por semana, à noite e no sábado', 'about 10–15 hours a week, evenings and Saturdays'],
  [
    '20 horas por semana, tiempo completo cuando haya ingresos',
    '20 hours a week, full time when there is revenue',
  ],
  ['3 dagen per week', '3 days a week'],
  ['Tres días por semana, desde marzo', '3 days a week from March'],
  ['Dois ou três dias por semana', '2 or 3 days a week'],
  ['Quatre jours par semaine, pas le mardi à cause de la crèche', '4 days a week, not on Tuesdays'],
  ['60 %, also drei Tage pro Woche', '60%, that is 3 days a week'],
  ['100 %, ab sofort', 'full time right away'],
  ['80% ab März', '80% from March'],
  ['Teilzeit, abends und am Wochenende', 'part time, evenings and weekends'],
  ['Media jornada hasta julio, después tiempo completo', 'half time until July, then full time'],
  ['Vollzeit, Kündigungsfrist zwei Monate', "full time, 2 months' notice"],
  ['Vollzeit, Kündigungsfrist 1 Monat', "full time, 1 month's notice"],
  ['Vollzeit, Kündigungsfrist sechs Wochen', "full time, 6 weeks' notice"],
  ['Vier Tage pro Woche. Montag gehört den Kindern.', '4 days a week, not on Mondays'],
  [
    "Mi-temps maintenant, temps plein dès qu'on peut se payer",
    'half time now, full time when pay is possible',
  ],
  [
    'Al menos dos días por semana, jornada completa cuando podamos pagar sueldos',
    'at least 2 days a week, full time when pay is possible',
  ],
  [
    'Dois dias por semana, tempo integral quando pudermos nos pagar',
    '2 days a week, full time when pay is possible',
  ],
  [
    'Deux jours par semaine, temps plein quand il y aura un salaire',
    '2 days a week, full time when there is a salary',
  ],
  [
    'Agora só ao fim do dia e aos fins de semana; a partir de setembro posso quatro dias por semana',
    'now only evenings and weekends, from September 4 days a week',
  ],
  ['Nur abends und am Wochenende', 'only evenings and weekends'],
  ['Tempo pieno, disponibile subito', 'full time, available right away'],
  [
    'Unas 15 horas por semana hasta fin de año, después se conversa',
    'about 15 hours a week until the end of the year, then to be talked over',
  ],
  [
    '20 Stunden bis Jahresende, danach reden wir',
    '20 hours until the end of the year, then to be talked over',
  ],
])('days and shares of “%s” are no hours: %s', (text, gloss) => {
  expect(timeGloss(text)).toBe(gloss);
});

test.each([
  ['25 Stunden pro Woche', '25 hours a week'],
  ['Zunächst 20 Stunden pro Woche mit Freude', '20 hours a week at first'],
  ['15 ore a settimana adesso, tempo pieno da maggio', '15 hours a week now, full time from May'],
  [
    'Tempo integral a partir de março; até lá 12 horas por semana',
    'full time from March, until then 12 hours a week',
  ],
  ['Mindestens 30 Stunden, gern auch Vollzeit', '30 hours a week up to full time'],
])('hours that were written are told: %s', (text, gloss) => {
  expect(timeGloss(text)).toBe(gloss);
});

test.each([
  'Tre giorni a settimana, il lunedì insegno',
  'Sechs Stunden am Tag, fünf Tage',
  'Vollzeit, mittwochs muss ich um drei weg',
  'Jornada completa, pero no los lunes por la mañana',
  '80 Stunden im Monat',
])('of “%s” nothing is told that would leave out or add a thing', (text) => {
  expect(timeGloss(text)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { calledNameOf } from './called.ts';

test('a member is called as they said', () => {
  expect(calledNameOf({ fullName: 'Avul Pakir Jainulabdeen', calledName: 'Kalam' })).toBe('Kalam');
});

test('who has not said is called by the first word of their name, a one-word name by itself', () => {
  expect(calledNameOf({ fullName: 'Nandini Iyer', calledName: null })).toBe('Nandini');
  expect(calledNameOf({ fullName: ' Plato ' })).toBe('Plato');
  expect(calledNameOf({ fullName: '王小明', calledName: '' })).toBe('王小明');
});

test('a title is no name, unless it stands alone', () => {
  expect(calledNameOf({ fullName: 'Dr. Anna Weber' })).toBe('Anna');
  expect(calledNameOf({ fullName: 'Prof. Dr.-Ing. Jan Mrozek' })).toBe('Jan');
  expect(calledNameOf({ fullName: 'Dr. ' })).toBe('Dr.');
  expect(calledNameOf({ fullName: 'Drake Miller' })).toBe('Drake');
  expect(calledNameOf({ fullName: 'Miss Ann Lee' })).toBe('Ann');
  expect(calledNameOf({ fullName: 'Dipl.-Ing. Jan Mrozek' })).toBe('Jan');
  expect(calledNameOf({ fullName: 'Ing Lee' })).toBe('Ing');
});

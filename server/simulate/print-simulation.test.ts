import { expect, test } from 'vitest'
import { slugOf } from './print-simulation.ts'

test.each([
  ["You're IN! 🔥", 'you-re-in'],
  ['Größe für Zoë: ändere drei Übungen', 'größe-für-zoë-ändere-drei-übungen'],
  ['A\u0308ndern', 'ändern'],
  ['睡眠 第一夜', '睡眠-第一夜'],
  ['../../etc/passwd', 'etc-passwd'],
  ['🔥', 'mail'],
  ['word '.repeat(20), 'word-word-word-word-word-word-word-word'],
  ['𠀀'.repeat(50), '𠀀'.repeat(40)],
])('the preview of a mail keeps the letters of its subject: %j', (subject, name) => {
  expect(slugOf(subject)).toBe(name)
})

import { expect, test } from 'vitest'
import { saysOtherwise } from './when-differs.ts'

const evening = '2027-02-11T19:30:00+01:00'
const at = (starts: string) => ({ at: starts, zone: 'Europe/Berlin' })

test.each([
  ['Thursday, February 11, half past six in the evening', ['6:30 in the evening']],
  ['Thursday, February 11, at eight.', ['8:00']],
  ["Thursday, February 11, eight o'clock", ['8:00']],
  ['Thursday, February 11, seven thirty in the morning', ['7:30 in the morning']],
  ['Thursday, February 11, quarter to eight', ['7:45']],
  ['Thursday, February 11, seven p.m.', ['7:00 p.m.']],
  ['Thursday, February 11, noon', ['noon']],
  ['Thursday, February 11, 12 noon', ['noon']],
  ['Thursday, February 11, at midday', ['midday']],
  ['Thursday, February 11, midnight', ['midnight']],
  ["eight o'clock in Berlin", ['8:00']],
  ['at noon in New York', ['noon']],
  ['Donnerstag, 11. Februar, acht Uhr', ['8:00 Uhr']],
  ['Donnerstag, 11. Februar, um acht', ['8:00 Uhr']],
  ['Donnerstag, 11. Februar, zwanzig Uhr', ['20:00 Uhr']],
  ['Donnerstag, 11. Februar, Viertel vor acht', ['7:45 Uhr']],
  ['Donnerstag, 11. Februar, um Mitternacht', ['Mitternacht']],
  ['um acht in Wien', ['8:00 Uhr']],
  ['jeudi 11 février, à huit heures', ['8 heures']],
  ['jeudi 11 février à 8 heures et demie', ['8 h 30']],
  ['jeudi 11 février, huit heures du soir', ['8 heures du soir']],
  ['jeudi 11 février à midi', ['midi']],
  ['jueves, 11 de febrero, a las ocho', ['8:00']],
  ['jueves, 11 de febrero, a las ocho y media de la tarde', ['8:30 de la tarde']],
  ['jueves, 11 de febrero, a medianoche', ['medianoche']],
  ['الخميس 11 فبراير، الساعة الثامنة مساءً', ['8 مساءً']],
  ['الخميس 11 فبراير، الساعة السابعة والربع', ['7:15']],
])('"%s" is not half past seven in the evening', (words, wrong) => {
  expect(saysOtherwise(words, at(evening))).toEqual(wrong)
})

test.each([
  'Thursday, February 11, half past seven',
  "Thursday, February 11, half past seven o'clock in the evening",
  'Thursday, February 11, seven thirty p.m.',
  'Thursday, February 11, at seven-thirty sharp',
  'Thursday, February 11, capped at ten',
  'Thursday, February 11, two hours',
  'half past one in New York',
  'Donnerstag, 11. Februar, halb acht',
  'Donnerstag, 11. Februar, halb 8 abends',
  'Donnerstag, 11. Februar, neunzehn Uhr dreißig',
  'halb acht in Wien',
  'jeudi 11 février à sept heures et demie du soir',
  'jeudi 11 février, un atelier de deux heures',
  'jeudi 11 février à 19 h 30, à deux heures de route',
  'jueves, 11 de febrero, a las siete y media de la tarde',
  'الخميس 11 فبراير، الساعة السابعة والنصف مساءً',
])('"%s" may well be half past seven in the evening', (words) => {
  expect(saysOtherwise(words, at(evening))).toEqual([])
})

const noon = '2027-02-11T12:00:00+01:00'
test.each([
  'February 11, twelve noon',
  '11. Februar, zwölf Uhr mittags',
  '11 février à midi',
  'midday in Berlin',
])('"%s" is noon', (words) => {
  expect(saysOtherwise(words, at(noon))).toEqual([])
  expect(saysOtherwise(words, at(evening))).not.toEqual([])
})

test('midnight belongs to the day that begins and to the one that ends; as the end of a range it is no beginning', () => {
  const night = at('2027-02-12T00:00:00+01:00')
  expect(saysOtherwise('Friday, February 12, midnight', night)).toEqual([])
  expect(saysOtherwise('Thursday, February 11, midnight', night)).toEqual([])
  expect(saysOtherwise('Wednesday, February 10, midnight', night)).toEqual(['Wednesday', 'February 10'])
  expect(saysOtherwise('Thursday, February 11, 7:30 p.m. to midnight', at(evening))).toEqual([])
  expect(saysOtherwise('Donnerstag, 11. Februar, 19.30 Uhr bis Mitternacht', at(evening))).toEqual([])
})

test.each([
  ["seven to nine o'clock", '2027-02-11T19:00:00+01:00'],
  ['seven to nine in the evening', '2027-02-11T19:00:00+01:00'],
  ['sieben bis neun Uhr', '2027-02-11T19:00:00+01:00'],
  ['de sept heures à neuf heures du soir', '2027-02-11T19:00:00+01:00'],
])('of "%s" the first hour is the beginning', (words, starts) => {
  expect(saysOtherwise(words, at(starts))).toEqual([])
  expect(saysOtherwise(words, at(starts.replace('T19', 'T21')))).not.toEqual([])
})

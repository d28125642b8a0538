import { expect, test } from 'vitest'
import { hostsOf } from './database-hosts.ts'

test('one host stays as it was written', () => {
  const url = 'postgres://ann:a%2Cb@db.example.com:5432/leads?sslmode=verify-full'
  expect(hostsOf(url)).toEqual([url])
})

test('several hosts are several addresses, each with its own port, and what libpq reads beside them', () => {
  expect(
    hostsOf(
      'postgresql://ann:pw@one:5432,two,[::1]:5433/leads?target_session_attrs=read-write&sslmode=require',
    ),
  ).toEqual([
    'postgresql://ann:pw@one:5432/leads?sslmode=require',
    'postgresql://ann:pw@two/leads?sslmode=require',
    'postgresql://ann:pw@[::1]:5433/leads?sslmode=require',
  ])
  expect(hostsOf('postgres://one,two/leads?target_session_attrs=primary')).toEqual([
    'postgres://one/leads',
    'postgres://two/leads',
  ])
})

import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPeople } from '../../tests/postgres/start-people.ts'
import { submission } from '../../tests/postgres/start-pipeline.ts'
import { readArguments } from './arguments.ts'
import { inWords } from './in-words.ts'
import { runCommand } from './run-command.ts'

let line: Awaited<ReturnType<typeof startPeople>>
let client: Client
beforeAll(async () => {
  line = await startPeople()
  client = new Client({ connectionString: line.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await line.stop()
})
beforeEach(() => line.clearAll())

const ann = 'ann@example.com'
const run = async (...words: string[]) => {
  const asked = readArguments([...words, '--coach', 'harbor'])
  const settings = { client, now: line.clock.now(), secret: line.secret }
  return inWords(await runCommand(settings, asked))
}

test('what staff do on the page, operators do by command', async () => {
  await line.accept(submission('drip', ann))
  line.clock.move(3_600_000)
  expect(await run('tag', 'Ann@example.com', 'fair')).toMatch('The person is tagged "fair".')
  expect(await run('tag', ann, 'fair')).toMatch(/^Nothing was done\.\n/)
  expect(await run('note', ann, 'Met at the fair.')).toBe('The note is written.')
  expect(await run('pause', ann, 'drip')).toMatch('The journey of harbor/drip is paused')
  expect(await run('resume', ann, 'harbor/drip')).toMatch('The journey of harbor/drip goes on.')
  expect(await run('resend', ann, 'one')).toBe('The email is on its way.')
  expect(JSON.parse(await run('export', ann))).toMatchObject({
    email: ann,
    tables: { leads: [{ name: 'Ann' }] },
  })
  expect(await run('fix-address', ann, 'ann@new.example')).toMatch(
    `To undo it: Fix the address back to ${ann}.`,
  )
  expect(await run('unsubscribe', 'ann@new.example')).toMatch('No email of this coach leaves')
  expect(await run('erase', 'ann@new.example', '--yes')).toMatch('Still to do by hand:')
  expect(await line.count('leads')).toBe(0)
  expect(await line.query('select distinct actor from audit_log')).toEqual([{ actor: 'operator' }])
})

test('what is refused leaves nothing behind and says what to do', async () => {
  await line.accept(submission('guide', ann))
  await line.accept(submission('guide', 'bob@example.com'))
  await expect(run('fix-address', ann, 'bob@example.com')).rejects.toThrow('Merge the two instead.')
  await expect(run('note', 'nobody@example.com', 'Hello')).rejects.toThrow(
    'Nobody of harbor has this address.',
  )
  await line.accept(submission('guide', 'eve@example.com', { quarantined: 'trap' }))
  await expect(run('erase', 'eve@example.com', '--yes')).rejects.toThrow('In quarantine it has 1: discard')
  await expect(run('pause', ann, 'guide')).rejects.toThrow('There is no such journey. There is none.')
  await expect(run('resend', ann, 'two')).rejects.toThrow('There are: harbor/welcome.')
  await expect(run('erase', ann)).rejects.toThrow('add --yes')
  expect(await line.count('audit_log')).toBe(0)
  expect(await run('merge', ann, 'bob@example.com')).toMatch('1 sign-up of bob@example.com moved here')
})

test.each([[[]], [['note', ann]], [['tag', ann, 'one', 'two']], [['erase', ann, 'word']], [['forget', ann]]])(
  'without a command that exists, the usage is printed: %j',
  (words) => {
    expect(() => readArguments([...words, '--coach', 'harbor'])).toThrow(/^Say what to do/)
  },
)

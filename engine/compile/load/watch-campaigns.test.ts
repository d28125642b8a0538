import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { watchCampaigns } from './watch-campaigns.ts'

test('a save is not missed that comes before anybody asks for one', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'porchlight-watch-'))
  mkdirSync(join(dir, 'nora'))
  const saves = watchCampaigns(dir)
  writeFileSync(join(dir, 'nora/page.yaml'), 'words')
  expect((await saves.next()).value.coaches).toEqual(new Set(['nora']))
  rmSync(dir, { recursive: true })
})

test('a folder that was taken away is watched again once it is back', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'porchlight-watch-'))
  const save = (file: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), 'words')
  }
  const reported: string[] = []
  const follow = async () => {
    for await (const { coaches } of watchCampaigns(dir)) reported.push([...coaches].toSorted().join(', '))
  }
  save('nora/emails/one.md')
  save('omar/talk.yaml')
  void follow()
  const seen = async (act: () => void, coach: string) => {
    reported.length = 0
    act()
    await expect.poll(() => reported).toContain(coach)
  }
  await seen(() => save('nora/page.yaml'), 'nora')
  await seen(() => rmSync(join(dir, 'nora'), { recursive: true }), 'nora')
  await seen(() => save('nora/emails/one.md'), 'nora')
  // What was still on its way of the folder's return has come before this.
  await seen(() => save('omar/talk.yaml'), 'omar')
  await seen(() => save('nora/emails/one.md'), 'nora')
  await seen(() => save('nora/page.yaml'), 'nora')
  rmSync(dir, { recursive: true })
})

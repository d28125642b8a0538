import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build as bundle } from 'rolldown'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { pageBundle } from './page-bundles.ts'
import type { PageBundle } from './page-bundles.ts'

let root = ''
const sources: Record<string, string> = {
  'server/secret.ts': 'export const secret = "pipeline-sentinel"',
  'engine/compile/tool.ts': 'export const tool = "build-sentinel"',
  'engine/app/plain.tsx': 'console.log("page")',
  'engine/app/leak.tsx': 'import { secret } from "../../server/secret.ts"; console.log(secret)',
  'engine/app/late.tsx': 'void import("../compile/tool.ts").then(console.log)',
}
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'porchlight-guard-'))
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
})
afterAll(() => rm(root, { recursive: true }))

const build = async (entry: string, name: PageBundle) => {
  await bundle({ ...pageBundle(name, root, join(root, 'out'), entry), logLevel: 'silent' })
  return readdir(join(root, 'out', name))
}

test('a page that imports server code cannot be built, and the message names both files', async () => {
  await expect(build('engine/app/leak.tsx', 'client')).rejects.toThrow(
    /server\/secret\.ts is server code .* imported by engine\/app\/leak\.tsx/,
  )
})

test('nor can the script of the image generator', async () => {
  await expect(build('engine/app/leak.tsx', 'images')).rejects.toThrow(/server\/secret\.ts is server code/)
  expect(await build('engine/app/plain.tsx', 'images')).toEqual([
    expect.stringMatching(/^images\.[\w-]+\.js$/),
  ])
})

test('nor can one that imports build code later on', async () => {
  await expect(build('engine/app/late.tsx', 'client')).rejects.toThrow(
    /engine\/compile\/tool\.ts is server code/,
  )
})

test('a page without server code is one hashed script and nothing else', async () => {
  expect(await build('engine/app/plain.tsx', 'client')).toEqual([
    expect.stringMatching(/^island\.[\w-]+\.js$/),
  ])
})

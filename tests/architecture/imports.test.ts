import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBreaches, findCycles, importsOf, roomsWithoutPlace } from './imports.ts'
import type { Sources } from './imports.ts'

const root = join(import.meta.dirname, '../..')
const folders = ['blocks', 'engine', 'server', 'scripts', 'stories', 'tests']

const projectSources = (): Sources => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const code = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  return Object.fromEntries(
    [...code, 'vite.config.ts'].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}

test('arrows between the parts of the project run one way', () => {
  const sources = projectSources()
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(findBreaches(sources)).toEqual([])
}, 60_000)

test('no files import each other in a circle, types included', () => {
  expect(findCycles(projectSources())).toEqual([])
}, 60_000)

test('a circle is found, whatever else its files import', () => {
  const sources = {
    'a.ts': `import './b.ts'\nimport './e.ts'`,
    'b.ts': `import type { C } from './c.ts'`,
    'c.ts': `export { a } from './a.ts'`,
    'd.ts': `import './d.ts'`,
    'e.ts': `import './f.ts'`,
    'f.ts': '',
  }
  expect(findCycles(sources)).toEqual([['a.ts', 'b.ts', 'c.ts'], ['d.ts']])
})

test.each([
  `import type { B } from './b.tsx'`,
  `import { type B } from './b.tsx'`,
  `export type { B } from './b.tsx'`,
  `export type * from './b.tsx'`,
  `type A = import('./b.tsx').B`,
  `type A = typeof import('./b.tsx')`,
  `import './b.tsx'`,
])('a circle is found where one of its two arrows is: %s', (text) => {
  const sources = { 'a.ts': text, 'b.tsx': `import type { A } from './a.ts'` }
  expect(findCycles(sources)).toEqual([['a.ts', 'b.tsx']])
})

test('every room of the server has its place in the order of rooms', () => {
  expect(roomsWithoutPlace(projectSources())).toEqual([])
  expect(roomsWithoutPlace({ 'server/attic/box.ts': '' })).toEqual(['attic'])
})

test.each([
  ['blocks/hero/hero.tsx', `import { Faq } from '../faq/faq.tsx'`],
  ['blocks/hero/hero.tsx', `import type { Page } from '../../engine/campaign/schema/page.ts'`],
  ['blocks/hero/hero.schema.ts', `import { useState } from 'react'`],
  ['blocks/faq/faq.tsx', `import { useForm } from 'react-hook-form'`],
  ['engine/campaign/schema/page.ts', `import { readFileSync } from 'node:fs'`],
  ['engine/campaign/schema/page.ts', `import { loadSite } from '../../compile/load/load-site.ts'`],
  ['engine/render/section.tsx', `import { loadSite } from '../compile/load/load-site.ts'`],
  ['engine/render/section.tsx', `const steps = await import('../../server/steps.gen.ts')`],
  ['engine/render/section.tsx', `type Step = import('../../server/pipeline/step.ts').Step<string>`],
  ['engine/compile/load/load-site.ts', `export { Hero } from '../../blocks/hero/hero.tsx'`],
  ['engine/compile/load/load-site.ts', `import { steps } from '../../../server/steps.gen.ts'`],
  ['server/steps/email.ts', `import type { Mailer } from '../ports.ts'`],
  ['server/steps/email.ts', `import { connect } from 'node:net'`],
  ['server/steps/email.ts', `const { writeFile } = await import('node:fs/promises')`],
  ['server/steps/email.ts', `import { eventOf } from '../../engine/campaign/steps/event.ts'`],
  ['engine/campaign/steps/email.ts', `import type { SiteCampaign } from '../release/release.ts'`],
  ['server/adapters/mail/smtp.ts', `import { accept } from '../../pipeline/accept/accept.ts'`],
  ['server/process/app.ts', `import { loadYaml } from '../../engine/compile/read/load-yaml.ts'`],
  ['server/http/send-view.ts', `import type { AppDeps } from '../process/app.ts'`],
  ['server/submit/take-submission.ts', `import { submitRoute } from '../routes/submit.ts'`],
  ['server/events/seats.ts', `import type { Plan } from '../pipeline/accept/plan.ts'`],
  ['server/process/app.ts', `import { parse } from 'yaml'`],
  ['server/process/app.ts', `import { main } from '../../scripts/build/build.ts'`],
  ['server/process/app.ts', `export * from '../../engine/render/section.tsx'`],
])('%s cannot hold: %s', (file, text) => {
  expect(findBreaches({ [file]: text })).toHaveLength(1)
})

test.each([
  [
    'blocks/hero/hero.tsx',
    `import type { HeroProps } from './hero.schema.ts'\nimport { Button } from '../kit/button.tsx'`,
  ],
  ['blocks/kit/words.ts', `import { z } from 'zod'`],
  ['engine/campaign/schema/campaign.ts', `import { Section } from '../../../blocks/schemas.gen.ts'`],
  ['server/steps/email.ts', `import { defineHandler } from '../pipeline/step.ts'`],
  ['server/steps/email.ts', `import { emailStep } from '../../engine/campaign/steps/email.ts'`],
  ['engine/campaign/steps/email.ts', `import { z } from 'zod'`],
  ['scripts/build/build.ts', `import { steps } from '../../server/steps.gen.ts'\nimport sharp from 'sharp'`],
])('%s may hold: %s', (file, text) => {
  expect(findBreaches({ [file]: text })).toEqual([])
})

test.each([
  'engine/utils/dates.ts',
  'server/lib/mail/send.ts',
  'blocks/hero/types.ts',
  'engine/render/index.tsx',
])('%s has a name that says nothing', (file) => {
  expect(findBreaches({ [file]: '' })).toContain(`${file} has a name that says nothing`)
})

test('two files must not differ only in their ending', () => {
  expect(findBreaches({ 'blocks/kit/book.ts': '', 'blocks/kit/book.tsx': '' })).toEqual([
    'blocks/kit/book.tsx has the name of blocks/kit/book.ts',
  ])
})

test('a new top folder needs rules first', () => {
  expect(findBreaches({ 'tools/x.ts': '' })).toEqual(['tools/x.ts lies in no folder that the rules know'])
})

test('an import is seen in whatever way it is written', () => {
  const text = `import 'a'
import type { B } from 'b'
import { type C } from 'c'
export { d } from 'd'
export type * from 'e'
const f = () => import('f')
type G = typeof import('g')
const notAnImport = "import 'h'"`
  expect(importsOf('x.ts', text).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { textsIn } from '../facts/texts-in.ts'
import { readYamlFast } from '../../read/read-yaml-fast.ts'

/** Folder of the files that `npm run new` begins campaigns with. Words in capitals are filled in. */
export const starterFolder = join(import.meta.dirname, '../../starters')

/** Each block has an example, as which the panel and editors add a section. */
const blockFolder = join(import.meta.dirname, '../../../../blocks')

/** `block`: the example is that of this block; without one, it is a starter. */
type Begun = { said: string; block?: string }

/** A text of a page that still is, or begins with, what a starter or an example says there: that text. */
export const starterText = (text: string): Begun | undefined => {
  const { begins, texts, long } = words()
  // Of a hundred thousand texts nearly none begins like one of them.
  if (!begins.has(beginOf(text))) return undefined
  const plain = plainOf(text)
  return texts.get(plain) ?? long.find(({ said }) => plain.startsWith(said))
}

export const starterSentences = (text: string): { offset: number; word: string }[] =>
  [...text.matchAll(words().sentences)].map(({ 0: word, index }) => ({ offset: index, word }))

type Words = { begins: Set<string>; texts: Map<string, Begun>; long: Begun[]; sentences: RegExp }
let known: Words | undefined
const words = (): Words => (known ??= readStarters())

const readStarters = (): Words => {
  const begun = starters('.yaml')
    .flatMap((yaml) => textsIn(readYamlFast(yaml)?.value, []))
    .filter(({ text }) => text.includes(' ') && !isFilledIn(text))
  const added = examples().flatMap(({ block, yaml }) =>
    textsIn(readYamlFast(yaml)?.value, [])
      .filter(({ text, path }) => isLong(text) && !isFilledIn(text) && !path.some(isForAnybody))
      .map(({ text }): Begun => ({ said: plainOf(text), block })),
  )
  const texts = [...added, ...begun.map(({ text }): Begun => ({ said: plainOf(text) }))]
  const sentences = starters('.md').flatMap(sentencesIn)
  return {
    begins: new Set(texts.map(({ said }) => beginOf(said))),
    texts: new Map(texts.map((text) => [text.said, text])),
    long: texts.filter(({ said }) => isLong(said)),
    sentences: new RegExp(sentences.map(patternOf).join('|'), 'g'),
  }
}

const starters = (ending: string): string[] =>
  readdirSync(starterFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(starterFolder, file), 'utf8'))

const examples = (): { block: string; yaml: string }[] =>
  readdirSync(blockFolder)
    .map((block) => ({ block, file: join(blockFolder, block, `${block}.example.yaml`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ block, file }) => ({ block, yaml: readFileSync(file, 'utf8') }))

/** What a form answers, and what people ask, may be right as it is. */
const isForAnybody = (key: PropertyKey) => key === 'messages' || key === 'question'

const beginOf = (text: string) => (text.startsWith('*') ? text.slice(1, 4) : text.slice(0, 3))

/** As it reads, whatever is coloured or emphasised in it and whether it ends in a full stop. */
const plainOf = (text: string) => text.replaceAll('*', '').trim().replace(/\.$/, '')

/** Few words may be anybody's own: "Your guide is here". */
const isLong = (text: string) => text.split(/\s+/).length > 4

/** A name or a link is filled in beside it: with that it says what is right for every campaign. */
const isFilledIn = (text: string) => /[A-Z]{4}|\{|\]\(/.test(text)

const sentencesIn = (markdown: string): string[] =>
  markdown
    .split('\n')
    .flatMap((line) => line.replace(/^(?:- \[ \]|#+|[a-z]+:) /, '').split(/(?<=[.?!])[*]* /))
    .map((sentence) => sentence.replaceAll('*', '').trim())
    .filter((sentence) => isLong(sentence) && !isFilledIn(sentence))

/** Found, too, where an editor broke the line or a word was emphasised. */
const patternOf = (sentence: string) =>
  sentence
    .split(' ')
    .map((word) => word.replace(/[.?()]/g, '\\$&'))
    .join('[\\s*_]+')

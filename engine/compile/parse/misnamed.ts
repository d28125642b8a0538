import { basename, dirname, join } from 'node:path'

type Words = readonly [rule: string, message: string, fix: string]
type Misnamed = { words: Words; about: string }

export const misnamedYaml = (dir: string, name: string): Misnamed | null => {
  const isText = /\.ya?ml\.txt$|^coach\.txt$/i.test(name)
  if (name.endsWith('.yaml') || !(isText || /\.ya?ml$/i.test(name))) return null
  const about = join(dir, `${plain(name.replace(/(\.ya?ml)?(\.txt)?$/i, ''))}.yaml`)
  const rename = `Rename it to "${basename(about)}".`
  const words: Words = isText
    ? [...textEnding, `${rename} ${hidden}`]
    : ['file-name', `ends in "${name.slice(name.lastIndexOf('.'))}".`, rename]
  return { words, about }
}

export const misnamedText = (
  dir: string,
  name: string,
  isFolder: boolean,
): { words: Words; about?: string } => {
  const [, stem = '', ending = ''] =
    /^(.+?)((?:\.md|\.markdown)?\.(?:txt|docx?|odt|rtf|html?|pages)|\.markdown|\.MD)$/.exec(name) ?? []
  if (isFolder || stem === '')
    return {
      words: ['file-place', notMarkdown, 'Give it a name that ends in ".md", or move it into "assets".'],
    }
  const about = join(dir, `${plain(stem)}.md`)
  const isPlain = /(txt|markdown|MD)$/.test(ending)
  const fix = isPlain
    ? `Rename it to "${basename(about)}"${ending.endsWith('.txt') ? `. ${hidden}` : '.'}`
    : `Copy its words into a plain text file "${basename(about)}".`
  return { words: ['file-place', notMarkdown, fix], about }
}

const textEnding = ['file-name', 'ends in ".txt", so no campaign is read in it.'] as const
const notMarkdown = 'lies where only Markdown files are read.'
const hidden = 'Windows hides endings: its Explorer shows them under View, Show, File name extensions.'

export const plainName = (file: string, ending: string): string =>
  join(dirname(file), `${plain(basename(file, ending))}${ending}`)

export const wrongName = (stem: string, ending: string): Words => [
  'file-name',
  'has a name that cannot be part of an id.',
  plain(stem)
    ? `Rename it to "${plain(stem)}${ending}": lower-case letters, digits and dashes.`
    : 'Use lower-case letters, digits and dashes.',
]

const plain = (stem: string) =>
  stem
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replace(/[ _-]+/g, '-')
    .replace(/^-|-$/g, '')

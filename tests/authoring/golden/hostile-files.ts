import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lake, lateFilm } from '../../fixtures/film-fixture.ts'
import { pngOf } from '../../fixtures/picture-fixture.ts'

const page = (name: string) => `coach: nora
name: ${name}
path: /${name}
seo: { title: ${name}, description: A page. }
sections:
  - type: hero
    title: Good night
`

/** Nine lists, each of nine times the one before. */
const bomb = 'abcdefghi'.split('').map((letter, at, letters) => {
  const item = at > 0 ? `*${letters[at - 1]}` : 'lol'
  return `${letter}: &${letter} [${Array(9).fill(item).join(', ')}]`
})

const latin = Buffer.from('coach: nora\nname: Caf\xe9 at night\npath: /cafe\n', 'latin1')

/** Files that a repository or a formatter would not leave as they are, and those too long to be read. */
const files: Record<string, string | Uint8Array> = {
  'nora/windows.yaml': `\ufeff${page('windows').replace('name:', '"nmae":').replace('Good night', 'Good night # as the book').replaceAll('\n', '\r\n')}`,
  'nora/cafe.yaml': latin,
  'nora/bomb.yaml': `${page('bomb')}${bomb.join('\n')}\n`,
  'nora/deep.yaml': `${page('deep')}theme: ${'['.repeat(40)}${']'.repeat(40)}\n`,
  'nora/proto.yaml': `${page('proto')}__proto__: { live: true }\n`,
  'nora/long.yaml': page('long') + '# more and more\n'.repeat(17_000),
  'nora/blank.yaml': '',
  'nora/bedroom.yaml': `${page('bedroom')}    variant: poster\n    photo: { file: bedroom.png, alt: '' }\n`,
  'nora/assets/bedroom.png': pngOf(900, 700),
  'nora/assets/camera.mp4': lateFilm,
  'nora/assets/renamed.webm': lake.mp4,
  'nora/assets/subtitles.vtt': '1\n00:00:00,000 --> 00:00:02,000\nGood night.\n',
  'nora/emails/long-letter.md': `---\nsubject: A long letter\npreheader: With all of it.\n---\n\n${'So it went on, night after night. '.repeat(3600)}\n`,
  'nora/emails/stars.md': `---\nsubject: Stars\npreheader: All of them.\n---\n\n${'*a_'.repeat(7000)}\n`,
}

export const writeHostileFiles = (dir: string): void => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
}

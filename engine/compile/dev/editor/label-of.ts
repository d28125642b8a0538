import { isRecord } from '../../read/is-record.ts'

const acronyms: Record<string, string> = {
  seo: 'Search results',
  faq: 'Questions (FAQ)',
  cta: 'Closing call',
  url: 'URL',
  id: 'ID',
  href: 'Link',
  alt: 'Description of the picture',
  src: 'Picture',
  with: 'Words and settings',
}

/** "stepsTitle" becomes "Steps title". */
export const labelOf = (key: string): string => {
  const words = key
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ')
    .toLowerCase()
  return acronyms[key] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const telling = ['title', 'question', 'label', 'name', 'text', 'value', 'email', 'file', 'src', 'source']

/** The words by which an entry is known. */
export const excerptOf = (value: unknown): string => {
  if (typeof value === 'string') return shortened(value)
  if (!isRecord(value)) return ''
  const key = telling.find((name) => typeof value[name] === 'string' && value[name] !== '')
  const list = Object.values(value).find((part) => Array.isArray(part) && isRecord(part[0]))
  return key === undefined ? (Array.isArray(list) ? excerptOf(list[0]) : '') : shortened(String(value[key]))
}

const shortened = (text: string) => {
  const plain = text.replaceAll('*', '').replaceAll(/\s+/g, ' ')
  return plain.length > 60 ? `${plain.slice(0, 57).trimEnd()}...` : plain
}

import { decodeEntities } from '../guide/parse-svg.ts'

export const firstScreenText = (html: string): string => {
  const forms = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
  const titles = forms.flatMap(([, attributes = '', body = '']) => [
    ...headings(body, 'h[2-4]'),
    ...labelled(html, /aria-labelledby="([^"]+)"/.exec(attributes)?.[1]),
  ])
  return [...headings(html, 'h1'), ...covers(html), ...titles].map(plain).join(' ')
}

const headings = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<(${tag})\\b[^>]*>([\\s\\S]*?)</\\1>`, 'g'))].map((match) => match[2] ?? '')

const covers = (html: string) =>
  [...html.matchAll(/class="[^"]*\bhero-book\b[\s\S]*?<p class="book-title[^"]*">([\s\S]*?)<\/p>/g)].map(
    (match) => match[1] ?? '',
  )

const labelled = (html: string, id: string | undefined) => {
  if (!id) return []
  const at = new RegExp(`<([a-z][a-z0-9]*)\\b[^>]*\\sid="${id}"[^>]*>([\\s\\S]*?)</\\1>`).exec(html)
  return at?.[2] ? [at[2]] : []
}

const plain = (html: string) =>
  decodeEntities(
    html
      .replace(/<!--.*?-->/g, '')
      .replace(/<svg[\s\S]*?<\/svg>/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()

export type PageSize = {
  path: string
  /** Bytes of the document as served, brotli. */
  document: number
  /** Bytes of the head of the answer: status line and headers, over https. */
  head: number
  /** Head and document: what a visitor waits for. */
  answer: number
  /** Of the answer: the bytes of its script, before compression. */
  loader: number
  /** Scripts that the browser loads with the page. */
  scriptRequests: number
  /** Bytes of the script of the form or of the image generator, gzip; loaded on the first touch. */
  island: number
}

/** Ten packets of 1,460 bytes carry the answer. */
export const budgets = { answer: 14_600, scriptRequests: 0, island: 96_500 }

/** Bytes of a form's scripts, brotli, that no package brings: what makes it live, and what answers a press. */
export const ownCodeBudgets = { island: 6000, answer: 6900 }

export type Measure = keyof typeof budgets
export const measures: Measure[] = ['answer', 'scriptRequests', 'island']

export const overBudget = (page: PageSize): Measure[] =>
  measures.filter((measure) => page[measure] > budgets[measure])

/** Data blocks such as JSON are no scripts. */
export const scriptsOf = (html: string): { loader: number; scriptRequests: number } => {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', body = '']) => ({
      fetched: /\ssrc\s*=/.test(attributes),
      data: /\stype="application\/(ld\+)?json"/.test(attributes),
      body,
    }),
  )
  const preloads = [...html.matchAll(/<link\b[^>]*>/g)].filter(
    ([link]) =>
      /rel="modulepreload"/.test(link) || (/rel="(preload|prefetch)"/.test(link) && /as="script"/.test(link)),
  )
  const inline = scripts.filter(({ fetched, data }) => !fetched && !data)
  return {
    loader: inline.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
    scriptRequests: scripts.filter(({ fetched }) => fetched).length + preloads.length,
  }
}

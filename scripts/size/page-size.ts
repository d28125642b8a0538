export type PageSize = {
  path: string
  /** Bytes of the document as served, brotli. */
  document: number
  loader: number
  /** Scripts that the browser loads with the page. */
  scriptRequests: number
  /** Bytes of the script of the form or of the image generator, gzip; loaded on the first touch. */
  island: number
}

/** 30 bytes of the loader check for an unsent form of an earlier visit. */
export const budgets = { document: 14_336, loader: 850, scriptRequests: 0, island: 96_000 }

export type Measure = keyof typeof budgets
export const measures: Measure[] = ['document', 'loader', 'scriptRequests', 'island']

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

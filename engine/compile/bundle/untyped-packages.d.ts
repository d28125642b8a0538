declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2'
    keepFeatures?: string[]
    noHinting?: boolean
    dropTables?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
declare module 'html-to-text' {
  type Selector = { selector: string; format?: string; options?: Record<string, unknown> }
  type Options = { wordwrap: number | false; selectors: Selector[] }
  export function convert(html: string, options: Options): string
  export function compile(options: Options): (html: string) => string
}

/** Bytes of CSS that a page of ours inlines, averaged over the patterns of the benchmark. */
const size = 19_200

const base = `*{box-sizing:border-box}body{margin:0;background:#f2f9fb;color:#01232a;font:400 1.0625rem/1.6 system-ui,sans-serif}
h1,h2,h3{line-height:1.1;text-wrap:balance}section{padding:4.5rem max(1.25rem,(100vw - 74rem)/2)}
.marked{color:#006071;font-style:normal}.button{border-radius:12px;background:#006071;color:#f6fdff;padding:.8rem 1.2rem}
form{display:grid;gap:1rem;max-width:27rem}input{width:100%;padding:.7rem;border:1px solid #728b92}
`

const utilities = [
  'margin-top',
  'padding-block',
  'gap',
  'max-width',
  'border-radius',
  'font-size',
  'inset-inline',
]

/** A stylesheet of rules that differ, as a minifier joins equal ones. */
export const pageCss = (): string => {
  let css = base
  for (let step = 1; css.length < size; step++) {
    css += utilities.map((property) => `.${property}-${step}{${property}:${step / 4}rem}`).join('\n')
    css += '\n'
  }
  return css
}

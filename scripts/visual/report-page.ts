import type { Compared } from './compare-pictures.ts'

/** An HTML page beside the folders `before`, `after` and `difference`. `of`: what was compared, such as "1a2b3c4". */
export const reportPage = (compared: Compared[], of: string): string => {
  const changed = compared.filter((each) => each.changed > 0)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages since ${of}</title>
<style>${styles}</style>
<h1>${changed.length} of ${compared.length} pictures differ from ${of}</h1>
${changed.map(row).join('\n')}`
}

const row = ({ name, changed, isNew, isGone }: Compared) => {
  const share = isNew ? 'new' : isGone ? 'gone' : percent(changed)
  const sides = [
    ...(isNew ? [] : ['before']),
    ...(isGone ? [] : ['after']),
    ...(isNew || isGone ? [] : ['difference']),
  ]
  const shown = sides.map((side) => {
    const file = `${side}/${name}`
    return `<figure><figcaption>${side}</figcaption><a href="${file}"><img loading="lazy" alt="" src="${file}"></a></figure>`
  })
  return `<section><h2>${name.replace('.png', '')} <small>${share}</small></h2><div>${shown.join('')}</div></section>`
}

export const percent = (share: number): string =>
  share < 0.001 ? 'under 0.1 %' : `${(share * 100).toFixed(1)} %`

const styles = `body{font:1rem/1.5 system-ui;margin:2rem;color:#1a1f2b;background:#f4f5f7}h1{font-size:1.5rem}h2{font-size:1.1rem}
small{font-weight:400;color:#5b6373}section>div{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}
figure{margin:0;flex:1 1 0;min-width:12rem;max-width:32rem}img{width:100%;background:#fff;border:1px solid #d5d9e0}`

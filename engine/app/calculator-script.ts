import type { CalculatorProps } from '../../blocks/calculator/calculator.schema.ts'
import { formulaCode } from '../../blocks/kit/formula-value.ts'
import type { Lang } from '../words/lang.ts'
import { wordsOf } from '../words/words.ts'
import type { Section } from '../campaign/schema/campaign.ts'

/**
 * Does the sums of all calculators of a page again at each input (`data-sum`), and once before, since a browser may have kept what was
 * typed. Formulas are read at build and are code here. What is missing or out of range gives no result.
 */
export const calculatorScript = (sections: readonly Section[], lang: Lang | undefined): string => {
  const sums = sections.flatMap((section) => (section.type === 'calculator' ? [sumsOf(section)] : []))
  return sums.length > 0 ? `[${sums.join()}].map(${runIn(wordsOf(lang).page.locale)})` : ''
}

const sumsOf = ({ inputs, results }: CalculatorProps): string => {
  const places = inputs.map(({ name }) => name)
  const sums = results.map(({ formula, decimals, currency }) => {
    const shown = currency === undefined ? `${decimals}` : `${decimals},'${currency}'`
    return `[v=>${formulaCode(formula, places)},${shown}]`
  })
  return `[${sums.join()}]`
}

/** It shows figures as `figureText` does. */
const runIn = (locale: string) =>
  [
    "(s,i)=>{let e=D.querySelectorAll('[data-sum]')[i],o=e.parentNode.nextSibling.querySelectorAll('output'),",
    `F=(x,d,c)=>x.toLocaleString('${locale}',{maximumFractionDigits:d,signDisplay:'negative',`,
    "...c&&{style:'currency',currency:c,minimumFractionDigits:d}}),",
    'f=x=>{let v=[...e.children].map(r=>{',
    "let n=r.querySelector(':checked')||r.querySelector('input'),u=+n.value,w=r.querySelector('output');",
    "if(w)w.textContent=F(u),n.style.setProperty('--at',(u-n.min)/(n.max-n.min));",
    "return n.value&&!n.matches(':out-of-range')?u:NaN});",
    "s.map(([c,...p],j)=>{let y=c(v),t=y==y?F(y,...p):'–';o[j].textContent=t;o[j].parentNode.style.setProperty('--n',t.length)})};f();e.oninput=f}",
  ].join('')

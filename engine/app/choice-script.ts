import type { Section } from '../campaign/schema/campaign.ts'

/** Selects the option of the form that a button names (`data-field`, `data-is`), while its link leads there. */
export const choiceScript = (sections: readonly Section[]): string =>
  sections.some(
    (section) => section.type === 'pricing' && section.offers.some(({ action }) => action?.chooses),
  )
    ? [
        "for(let e of D.querySelectorAll('[data-is]'))e.onclick=x=>{let{field,is}=e.dataset;",
        "for(let o of D.getElementsByName(field))if(o.type!='radio')o.value=is,o.dispatchEvent(new Event('change',{bubbles:1}));",
        'else if(o.value==is)o.click()};',
      ].join('')
    : ''

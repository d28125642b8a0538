import { embedsOf } from '../campaign/schema/embeds.ts'
import type { Page } from '../campaign/schema/page.ts'

/**
 * Fetches what waits in a page (`data-src`) when a visitor comes to it: a calendar of another host on sight; the form's
 * island on the first touch, or on sight where the form was not in the first screen. A press that the browser would
 * refuse waits for the island, which knows the campaign's own words; if it cannot be had, the browser's words have to do.
 * A frame says once it has something to show (`data-on`). Answers that were not sent on an earlier visit are in
 * `localStorage` under the campaign's id (`data-island`): the island loads immediately. Where the browser keeps nothing, the
 * mere look may throw.
 */
const loader = [
  "for(let e of document.querySelectorAll('[data-src]')){let n,d=e.dataset,f=d.island,c=f,",
  'g=x=>{n??=f?import(d.src).catch(x=>n=0):e.src=d.src;',
  "n&&x.type=='invalid'&&(x.preventDefault(),d.pressed=1)};e.onload=x=>d.on=1;",
  "for(let t of['focus','invalid','pointerdown'])e.addEventListener(t,g,!0);",
  "try{(e.matches(':focus-within')||localStorage[f])&&g(e)}catch{}",
  'new IntersectionObserver(a=>a.pop().isIntersecting?c||g(e):c=0).observe(e)}',
].join('')

/** The only script of a document; none where nothing waits for a visitor. The page's policy contains its hash. */
export const loaderOf = (page: Page): string =>
  page.sections.some(({ type }) => type === 'form' || type === 'image-generator') || embedsOf(page).length > 0
    ? loader
    : ''

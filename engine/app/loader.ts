import { embedsOf } from '../campaign/schema/embeds.ts'
import type { Page } from '../campaign/schema/page.ts'

/**
 * Fetches what waits (`data-src`): a calendar of another host on sight, the form's island on the first touch, on sight below
 * the first screen, or immediately if `localStorage` has unsent answers of the campaign (`data-island`); reading it may throw.
 * A press that the browser would refuse waits for the island's own words. A frame says when it has something to show (`data-on`).
 */
const loader = [
  "for(let e of document.querySelectorAll('[data-src]')){let n,d=e.dataset,f=d.island,c=f,",
  'g=x=>{n??=f?import(d.src).catch(x=>n=0):e.src=d.src;',
  "n&&x.type=='invalid'&&(x.preventDefault(),d.pressed=1)};e.onload=x=>d.on=1;",
  "for(let t of['focus','invalid','pointerdown'])e.addEventListener(t,g,!0);",
  "try{(e.matches(':focus-within')||localStorage[f])&&g(e)}catch{}",
  'new IntersectionObserver(a=>a.pop().isIntersecting?c||g(e):c=0).observe(e)}',
].join('')

/**
 * Reports that the page was opened (`data-seen`), and once that somebody began to fill in its form. A link to another page of
 * this host takes along where the visit came from.
 */
const reporter = [
  'let l=location,r=document.referrer,h=r&&new URL(r).host,u=document.body.dataset.seen,',
  "s=x=>{u&&navigator.sendBeacon(u+x+'from='+encodeURIComponent(r))};s('?');",
  "oninput=e=>{e.target.closest('form.form[action]')&&(oninput=s('?start&'))};",
  "onclick=e=>{let a=e.target.closest('a[href]');a&&a.host==l.host&&a.pathname!=l.pathname&&!a.search&&",
  "(a.search=l.search.includes('utm_')?l.search:h&&h!=l.host?'utm_source='+h:'')}",
].join('')

/** The only script of a document. The page's policy contains its hash. */
export const loaderOf = (page: Page): string =>
  page.sections.some(({ type }) => type === 'form' || type === 'image-generator') || embedsOf(page).length > 0
    ? loader + ';' + reporter
    : reporter

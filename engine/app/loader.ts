import { embedsOf } from '../campaign/schema/embeds.ts'
import type { Page } from '../campaign/schema/page.ts'

/**
 * Fetches a form's island on the first touch, on sight below the first screen, or immediately if `localStorage` has unsent answers
 * of the campaign (`data-island`) or the history its success view; reading them may throw. A press that the browser would refuse
 * waits for the island's own words. `data-out`: the form is above the screen, for browsers without scroll timelines.
 */
const islands = [
  "for(let e of document.querySelectorAll('[data-island]')){let n,d=e.dataset,c=1,g=x=>{n??=import(d.src).catch(x=>n=0);",
  "n&&x.type=='invalid'&&(x.preventDefault(),d.pressed=1)};",
  "['focus','invalid','pointerdown'].map(t=>e.addEventListener(t,g,1));",
  "try{(e.querySelector(':focus')||localStorage[d.island]||history.state)&&g(e)}catch{}",
  'new IntersectionObserver(a=>{a=a.pop();d.out=a.boundingClientRect.bottom<0;',
  'a.isIntersecting?c||g(e):c=0}).observe(e)}',
].join('')

/**
 * Fetches a calendar of another host on sight. Its drawing gives way (`data-on`) once the host has answered or the calendar has
 * sent a message; where neither comes, the drawing stays, with its link.
 */
const calendars = [
  "for(let e of document.querySelectorAll('iframe')){let n,d=e.dataset,s=x=>d.on=1;e.onload=x=>n&&n.then(x=>x&&s());",
  "addEventListener('message',x=>x.source==e.contentWindow&&s());new IntersectionObserver(a=>",
  "a.pop().isIntersecting&&(n??=fetch(e.src=d.src,{mode:'no-cors'}).then(x=>1,x=>0))).observe(e)}",
].join('')

/**
 * Reports that the page was opened (`data-seen`), and once that somebody began to fill in its form. A link to another page of
 * this host takes along where the visit came from.
 */
const reporter = [
  'let l=location,r=document.referrer,h=r&&new URL(r).host,u=document.body.dataset.seen,',
  "s=x=>u&&navigator.sendBeacon(u+x+'from='+encodeURIComponent(r));s('?');",
  "oninput=e=>{e.target.closest('.form[action]')&&(oninput=s('?start&'))};",
  "onclick=e=>{let a=e.target.closest('a[href]');a&&a.host==l.host&&a.pathname!=l.pathname&&!a.search&&",
  "(a.search=l.search.includes('utm_')?l.search:h&&h!=l.host?'utm_source='+h:'')}",
].join('')

/** The only script of a document. The page's policy contains its hash. */
export const loaderOf = (page: Page): string => {
  const hasIsland = page.sections.some(({ type }) => type === 'form' || type === 'image-generator')
  return (hasIsland ? islands : '') + (embedsOf(page).length > 0 ? calendars : '') + reporter
}

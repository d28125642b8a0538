import { embedsOf, playersOf } from '../campaign/schema/embeds.ts'
import type { Page } from '../campaign/schema/page.ts'
import { analyticsScript } from './analytics-script.ts'
import { calculatorScript } from './calculator-script.ts'
import { choiceScript } from './choice-script.ts'
import { countdownScript } from './countdown-script.ts'
import { ownTimeScript } from './own-time-script.ts'

/**
 * Has the island take over (`go`) on the first touch, on sight below the first screen, or immediately if `localStorage` has unsent
 * answers of the campaign (`data-island`) or the history its success view. On a good connection it is fetched before, a second
 * after everything else. A press that the browser would refuse waits for the island's own words; where the island cannot be
 * fetched, the browser says its own. `data-out`: the form is above the screen, for browsers without scroll timelines. Reading
 * storage may throw, so it comes last.
 */
const islands = [
  "for(let e of D.querySelectorAll('[data-island]'))try{let n,d=e.dataset,k=N.connection,i=x=>import(d.src),",
  "g=x=>{n??=i().then(m=>n=m.go(),x=>n=0);n&&x.type=='invalid'&&",
  'x.preventDefault(d.press??=n.then?.(m=>m||x.target.reportValidity()))};',
  "for(let t of['focus','invalid','pointerdown'])e.addEventListener(t,g,1);",
  "e.oninput=x=>e.oninput=s('?start&');",
  'new IntersectionObserver(a=>{a=a.pop();a.isIntersecting&&d.out&&g(e);',
  'd.out=a.boundingClientRect.bottom<0}).observe(e);',
  "k?.effectiveType=='4g'&&!k.saveData&&(onload=x=>setTimeout(i,1e3));",
  "if(e.querySelector(':focus')||localStorage[d.island]||history.state)g(e)}catch{}",
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

/** Puts the player in the place of a film's link. A press for a new tab follows the link. */
const films = [
  "for(let e of D.querySelectorAll('[data-film]'))e.onclick=x=>{if(x.ctrlKey||x.metaKey||x.shiftKey)return;",
  "x.preventDefault();let f=D.createElement('iframe');f.title=e.textContent;",
  "f.allow='autoplay;encrypted-media;fullscreen;picture-in-picture';f.referrerPolicy='strict-origin-when-cross-origin';",
  'f.src=e.dataset.film;e.replaceWith(f);f.focus()};',
].join('')

/**
 * Reports that the page was opened (`data-seen`), and `islands` once that somebody began to fill in its form. A link to another
 * page of this host takes along where the visit came from.
 */
const reporter = [
  "let D=document,N=navigator,{host:l,pathname:w,search:q}=location,h=D.referrer.split('/')[2]??l,",
  "u=D.body.dataset.seen,s=x=>u&&N.sendBeacon(u+x+'from=http://'+h);s('?');",
  "onclick=(e,a=e.target.closest('a'))=>{a?.host==l&&a.pathname!=w&&",
  "(a.search||=/utm_/.test(q)?q:h!=l?'utm_source='+h:'')};",
].join('')

/** The only script of a document. The page's policy contains its hash. */
export const loaderOf = (page: Page): string => {
  const hasIsland = page.sections.some(({ type }) => type === 'form' || type === 'image-generator')
  return (
    reporter +
    (hasIsland ? islands : '') +
    (embedsOf(page).length > 0 ? calendars : '') +
    (playersOf(page).length > 0 ? films : '') +
    (page.event && page.sections.some(({ type }) => type === 'countdown')
      ? countdownScript(page.lang, page.event)
      : '') +
    ownTimeScript(page) +
    choiceScript(page.sections) +
    analyticsScript(page) +
    calculatorScript(page.sections, page.lang)
  )
}

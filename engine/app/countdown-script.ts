import { isOnSite } from '../campaign/schema/on-site.ts'
import type { PageEvent } from '../campaign/schema/page.ts'
import type { Lang } from '../words/lang.ts'
import { wordsOf } from '../words/words.ts'

/** How a moment is said where the reader is. */
export const ownTimeParts = "{weekday:'long',hour:'numeric',minute:'2-digit',timeZoneName:'short'}"

/** Counts down to an event (`data-until`): over two months away the date alone, down to two weeks in days, then to the minute; and, of an event that is online, where the first screen does not (`data-at`), says when it starts where the reader is, if the clocks show another time there. From its start on it says what then holds. */
export const countdownScript = (lang?: Lang, event?: PageEvent) =>
  [
    `for(let e of D.querySelectorAll('[data-until]')){let g='${wordsOf(lang).page.locale}',`,
    "q=D.querySelector('[data-at]'),[l,w,o,v]=e.children,t=x=>new Date(e.dataset.until),",
    'f=x=>{let m=Math.ceil((t()-Date.now())/6e4),[d,h,i]=l.children,p=m>2e4,a=m>86400;',
    'l.hidden=m<1||a;v.hidden=m>0;d.hidden=m<1440;h.hidden=i.hidden=p;w.hidden=m>0&&!a&&q;',
    ...(event && isOnSite(event)
      ? []
      : ["o.hidden=m<1||q||t().toLocaleTimeString('sv').slice(0,5)==e.dataset.until.slice(11,16);"]),
    "['day','hour','minute'].map((u,i)=>l.children[i].textContent=p?new Intl.RelativeTimeFormat(g).format(m/1440|0,'day'):",
    "new Intl.NumberFormat(g,{style:'unit',unit:u,unitDisplay:'long'}).format([m/1440|0,(m/60|0)%24,m%60][i]))};f();setInterval(f,1e4);",
    `o.lastChild.textContent=t().toLocaleString(g,${ownTimeParts})}`,
  ].join('')

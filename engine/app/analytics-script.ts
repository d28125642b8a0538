import { askingOf, vendorsOf } from '../campaign/schema/analytics.ts'
import type { Analytics } from '../campaign/schema/analytics.ts'
import type { Page } from '../campaign/schema/page.ts'

/**
 * Part of the loader (`D`: the document) of pages with analytics. Each service is fetched once, where it asks only after consent, and
 * gets one event for each form that was sent (`lead`, from the form's script).
 */
export const analyticsScript = ({ id, coach, analytics }: Page): string => {
  if (!analytics) return ''
  const asking = askingOf(analytics)
  const free = vendorsOf(analytics).filter(({ asks }) => !asks)
  const codeOf = (vendors: typeof free) => vendors.map(({ key }) => vendorCode[key](analytics, id)).join('')
  return [
    "{let W=window,L=(u,d={})=>{let e=D.createElement('script');e.src=u;e.async=!0;Object.assign(e.dataset,d);D.head.append(e)},",
    "E=f=>addEventListener('lead',f);",
    codeOf(free),
    asking.length > 0 ? consent(coach.slug, asking.map(({ key }) => key).join(), codeOf(asking)) : '',
    '}',
  ].join('')
}

/**
 * Asks (`data-consent`) until one of two buttons was pressed, and remembers it for these services. The footer asks again; whoever then
 * declines gets a page without them, and their cookies of this site are removed. Without storage the choice holds for the page.
 */
const consent = (slug: string, services: string, load: string) =>
  [
    `let k='consent:${slug}',v=' ${services}',b=D.querySelector('[data-consent]'),c,g=x=>{${load}},`,
    "a=D.querySelector('[data-consent-open]'),p=y=>{let w=c;c=y+v;b.hidden=!0;try{localStorage[k]=c}catch{}",
    "if(y=='yes')w!=c&&g();else if(w=='yes'+v){for(let m of D.cookie.split(';')){m=m.split('=')[0].trim();",
    'if(/^(_g|_fb|_pk_|mtm_)/.test(m))for(let h=location.hostname;h;h=h.split(".").slice(1).join("."))',
    "for(let d of['',';domain='+h])D.cookie=m+'=;path=/;max-age=0'+d}location.reload()}};",
    "try{c=localStorage[k]}catch{}a.hidden=!1;a.onclick=x=>{b.hidden=!1;b.querySelector('button').focus()};",
    "for(let x of b.querySelectorAll('button'))x.onclick=e=>{p(x.value);a.focus({preventScroll:!0})};",
    "c=='yes'+v?g():c=='no'+v||(b.hidden=!1)",
  ].join('')

/** Ids are as strict as their schema: none can end a text or the script. */
const vendorCode: Record<keyof Analytics, (analytics: Analytics, id: string) => string> = {
  plausible: ({ plausible }) =>
    `W.plausible??=function(){(plausible.q??=[]).push(arguments)};L('https://plausible.io/js/script.js',{domain:'${plausible}'});E(x=>plausible('Lead'));`,
  matomo: ({ matomo }, id) => {
    const base = matomo?.url.replace(/\/*$/, '/') ?? ''
    const first = matomo?.cookies ? '' : "['disableCookies'],"
    return `W._paq=[${first}['setTrackerUrl','${base}matomo.php'],['setSiteId','${matomo?.site}'],['trackPageView'],['enableLinkTracking']];L('${base}matomo.js');E(x=>_paq.push(['trackEvent','Form','Lead','${id}']));`
  },
  ga4: ({ ga4 }) =>
    `W.dataLayer=[];W.gtag=function(){dataLayer.push(arguments)};gtag('js',new Date);gtag('config','${ga4}',{allow_google_signals:!1,allow_ad_personalization_signals:!1});L('https://www.googletagmanager.com/gtag/js?id=${ga4}');E(x=>gtag('event','generate_lead'));`,
  // Without autoConfig it would report what is pressed and what the page says.
  metaPixel: ({ metaPixel }) =>
    `let F=W.fbq=W._fbq=function(){F.callMethod?F.callMethod(...arguments):F.queue.push(arguments)};F.push=F;F.loaded=F.disablePushState=!0;F.version='2.0';F.queue=[];F('set','autoConfig',!1,'${metaPixel}');F('init','${metaPixel}');F('track','PageView');L('https://connect.facebook.net/en_US/fbevents.js');E(x=>F('track','Lead'));`,
}

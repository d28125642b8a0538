import { passkeyScript } from './passkey-script.ts'

/** Blocks further presses on staff pages for up to a minute. Without scripts the server joins equal presses. */
const oncePressed = [
  '{let n,t,a=()=>document.querySelectorAll("button"),w=o=>{n=o;for(let b of a())b.disabled=o};',
  'addEventListener("submit",e=>{if(n)return e.preventDefault();n=1;',
  'let b=e.submitter;if(b){b.dataset.said??=b.textContent;b.textContent=b.dataset.said+"…"}',
  'setTimeout(w,0,!0);t=setTimeout(f,6e4)});',
  'let f=()=>{clearTimeout(t);w(!1);for(let b of a())if(b.dataset.said)b.textContent=b.dataset.said};',
  'addEventListener("pageshow",e=>e.persisted&&f())}',
].join('')

/** The one script of pages that belong to no campaign. */
export const staffScript = oncePressed + passkeyScript

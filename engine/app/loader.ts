/**
 * The only script of a document: fetches the island on the first touch of the form, or when the form comes into view
 * if it starts below the first screen. A press that the browser would refuse waits for the island, which knows the
 * campaign's own words. Kept to the letter, because the page's policy holds its hash.
 */
export const loader = [
  "let d=document,f=d.querySelector('[data-island]');if(f){let n,w=1,",
  'g=()=>n??=import(f.dataset.island).catch(()=>w=0),l=(t,h)=>f.addEventListener(t,h,!0);',
  "l('focusin',g);l('pointerdown',g);",
  "l('invalid',e=>{w&&(e.preventDefault(),f.dataset.pressed=1)});",
  'f.contains(d.activeElement)&&g();f.getBoundingClientRect().top>innerHeight&&',
  'new IntersectionObserver(e=>{e.some(x=>x.isIntersecting)&&g()}).observe(f)}',
].join('')

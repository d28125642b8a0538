/**
 * The only script of a document: fetches the island on the first touch of the form, or when the form comes into view
 * if it starts below the first screen. Kept to the letter, because the page's policy holds its hash.
 */
export const loader = [
  "let f=document.querySelector('[data-island]');if(f){let g=()=>{g=()=>{};import(f.dataset.island)};",
  "for(let t of['focusin','pointerdown','keydown'])f.addEventListener(t,()=>g());",
  'f.contains(document.activeElement)&&g();',
  'f.getBoundingClientRect().top>innerHeight&&',
  'new IntersectionObserver(e=>{e.some(x=>x.isIntersecting)&&g()}).observe(f)}',
].join('')

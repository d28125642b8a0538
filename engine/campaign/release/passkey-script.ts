/** Signs in with a passkey, where the browser can and the page offers it (WebAuthn level 3). */
export const passkeyScript = [
  '{let p=document.getElementById("passkey"),c=self.PublicKeyCredential;',
  'if(p&&c&&c.parseRequestOptionsFromJSON&&!/^[\\d.]+$|:/.test(location.hostname)){p.hidden=!1;',
  'let b=p.firstChild,m=p.lastChild,u="/staff/api/sign-in",',
  's=async(t,o)=>{let r=await fetch(u+t,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(o)}),',
  'j=await r.json();if(!r.ok)throw Error(j.error.message);return j};',
  'b.onclick=async()=>{m.textContent="";b.disabled=!0;try{',
  'let k=await navigator.credentials.get({publicKey:c.parseRequestOptionsFromJSON(await s("/options",{}))});',
  'location.href=(await s("",k.toJSON())).next',
  '}catch(e){m.textContent=e.name=="NotAllowedError"?"":e.message}b.disabled=!1}}}',
].join('')

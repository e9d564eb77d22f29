import { chromium } from '@playwright/test';
import { signIn, demoAccounts } from './support/sign-in.ts';
import { browserFlags } from './support/browser.ts';
import { mkdirSync } from 'node:fs';
const base='http://localhost:4712'; const out='/tmp/t/'; mkdirSync(out,{recursive:true});
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:browserFlags});
for (const [locale,theme,width] of [['pt-BR','light',1440],['pt-BR','dark',360],['en-US','dark',1440],['en-US','light',360]] as const){
 const c=await b.newContext({viewport:{width,height:width===360?740:900},locale,timezoneId:'America/Sao_Paulo',colorScheme:theme,reducedMotion:'reduce'});
 await c.addInitScript(`if (window === top) localStorage.setItem('theme', '${theme}')`);
 const token=await signIn(c,base,demoAccounts.talent);
 const h={authorization:`Bearer ${token}`,origin:base};
 await c.request.put(base+'/api/v1/user/language',{data:{language:locale},headers:h});
 await c.addCookies([{name:'app-locale',value:locale,url:base}]);
 const res=await (await c.request.get(base+'/api/v1/tests/results',{headers:h})).json() as any;
 if(width===1440&&theme==='light'){console.log(JSON.stringify(res).slice(0,3000)); const o=await (await c.request.get(base+'/api/v1/tests/own',{headers:h})).text(); console.log(o.slice(0,3000));}
 const p=await c.newPage(); const n=`${locale}-${theme}-${width}`;
 p.on('console',m=>{if(['error','warning'].includes(m.type()))console.log(n,m.type(),m.text(), m.location().url)}); p.on('pageerror',e=>console.log(n,'PAGEERR',e.message));
 for(const [k,path] of [['tests','/admin/potential/tests'],['choose','/admin/potential/tests/choose'],['results','/admin/potential/tests/results'],...res.data.map((r:any,i:number)=>['result'+i,'/admin/potential/tests/results/'+r.id])] as [string,string][]){
  await p.goto(base+path); await p.waitForLoadState('networkidle'); await p.locator('[aria-busy="true"]:not(button)').first().waitFor({state:'detached'}).catch(()=>{});
  const o=await p.evaluate('document.documentElement.scrollWidth - innerWidth'); if(Number(o)>0)console.log(n,k,'overflow',o, p.url());
  await p.screenshot({path:`${out}${k}-${n}.png`,fullPage:true});
 }
 await c.close();
}
await b.close();

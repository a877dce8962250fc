import { compareSites } from './compare/site.ts'
import { folderFiles, Site } from './site/folder.ts'
import { readdirSync, readFileSync, mkdirSync, writeFileSync, cpSync } from 'node:fs'
const src='dist/client'
cpSync(src,'/tmp/rvp/a',{recursive:true}); cpSync(src,'/tmp/rvp/b',{recursive:true})
const pages=readdirSync(src).filter(f=>f.endsWith('.html'))
for(let i=0;i<46;i++){const h=readFileSync(src+'/'+pages[i%pages.length]!,'utf8');writeFileSync(`/tmp/rvp/a/p${i}.html`,h);writeFileSync(`/tmp/rvp/b/p${i}.html`,h.replace(/(<h1[^>]*>)/, `$1Number${i} `).replace('</h1>', `</h1><p>Paragraph ${i} was not here before.</p>`))}
const c0=process.cpuUsage(); const t=performance.now()
const r=compareSites(new Site(folderFiles('/tmp/rvp/a')),new Site(folderFiles('/tmp/rvp/b')))
const c=process.cpuUsage(c0)
console.log(r.pages.length, performance.now()-t, 'cpu', (c.user+c.system)/1e6)

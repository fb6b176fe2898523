import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { converse } from '../support/converse.ts';
import { replyText } from '#src/guide/reply.ts';
it('x', async () => {
  for (const block of readFileSync('/tmp/lines.txt','utf8').split('\n---\n')) {
    console.log('=================');
    const c = converse();
    for (const line of block.split('\n').filter(Boolean)) {
      if (line === 'FAIL') { c.nextSendings({ok:false,text:'Failed to send message: Please try again later.'}); continue; }
      const said = await c.say(line);
      console.log('You: ' + line);
      for (const m of said) console.log('Guide: ' + replyText(m).replace(/\n/g,'\n       ') + (m.links.length?'\n   links: '+m.links.map(l=>l.href.slice(0,150)).join(' '):''));
      console.log('[chips: ' + c.chips().join(' | ') + ']  ' + JSON.stringify(c.actor.getSnapshot().value)+ ' mails '+c.mails.length);
    }
  }
}, 60000);

import json,sys,subprocess
f=sys.argv[1]; n=int(sys.argv[2])
out=subprocess.run(['npm','run','-s','ask','--','--file',f],capture_output=True,text=True)
T={};F={}
for l in open(f):
    if not l.strip(): continue
    d=json.loads(l)
    for i,t in enumerate(d['turns']): T[f"{d['id']}-{i+1}"]=t
if not out.stdout: print(out.stderr)
for l in out.stdout.split('\n'):
    if l.startswith('{'):
        d=json.loads(l); print(d['id'],'>',T[d['id']],'\n     ',repr(d['text'].replace('I will ask what it is about, when suits you and how to reach you. You see everything before it goes.','[A]').replace('I note this, and fill it in when you book an appointment or leave a message. Nothing is sent until you say so.','[N]').replace('I will ask for your name, your mail address, the subject and the message, and show you everything before it goes.','[M]')[:n]))

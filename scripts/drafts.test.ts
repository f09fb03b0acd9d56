import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const portal = path.join(import.meta.dirname, '../packages/portal/src')

/** The forms without drafts, and why. */
const without: Readonly<Record<string, string>> = {
  'areas/administration/use-assignment-bulk.tsx': 'one choice of a list, nothing written',
  'areas/loads/export-form.tsx': 'choices of a file, nothing written',
  'areas/loads/source-form.tsx': 'the password of a server',
  'areas/session/answer-questions-screen.tsx': 'answers prove who somebody is; nobody is signed in',
  'areas/session/change-password-screen.tsx': 'passwords',
  'areas/session/login-screen.tsx': 'a password; nobody is signed in',
  'areas/session/recovery-request.tsx': 'nobody is signed in',
  'areas/session/register-form.tsx': 'a password; nobody is signed in',
  'areas/session/reset-password-screen.tsx': 'passwords; nobody is signed in',
  'areas/session/second-factor-set-up.tsx': 'a code',
  'areas/session/security-questions-form.tsx': 'answers prove who somebody is',
  'patterns/confirm-identity/identity-dialog.tsx': 'a password',
  'patterns/lock/lock-form.tsx': 'a password',
  'shell/starred/name-form.tsx': 'one name, given in the menu',
}

it('every form of the portal keeps a draft, or has a reason not to', () => {
  const forms = globSync('**/*.tsx', { cwd: portal })
    .filter((file) => !file.startsWith('stories/'))
    .map((file) => ({ file, code: readFileSync(path.join(portal, file), 'utf8') }))
    .filter(({ code }) => /import \{[^}]*\bForm\b[^}]*\} from '@portal\/ui-kit'/.test(code))
  const keepsNothing = forms.flatMap(({ file, code }) => (code.includes('<DraftArea') ? [] : [file]))
  expect(keepsNothing.toSorted()).toEqual(Object.keys(without).toSorted())
})

import type { Phrases } from '../phrases.ts'

/** The evidence of corrections of clock entries. */
export const corrections: Phrases['corrections'] = {
  consent: {
    one: 'One signature is enough',
    inForce: 'Correction in force: by the working time rules your signature is enough.',
    fileRequired: 'The working time rules ask for proof: add a file at least.',
  },
  files: {
    proof: 'Proof',
    proofHelp: 'A sick note, a photo… Only you and whoever decides can see it.',
    proofFull: 'There are {{count}} files already, the most there can be.',
    discard: 'Remove {{name}}',
    download: 'Download {{name}}',
    name: 'Name',
    size: 'Size',
  },
}

import type { Phrases } from '../phrases.ts'

/** Proof of corrections of clock entries. */
export const corrections: Phrases['corrections'] = {
  files: {
    proof: 'Comprovativos',
    proofHelp: 'Um atestado, uma fotografia… Só os vê quem os envia e quem decide.',
    proofFull: 'Já há {{count}} ficheiros, o máximo.',
    discard: 'Retirar {{name}}',
    download: 'Transferir {{name}}',
    name: 'Nome',
    size: 'Tamanho',
  },
}

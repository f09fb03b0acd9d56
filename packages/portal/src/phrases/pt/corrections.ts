import type { Phrases } from '../phrases.ts'

/** The evidence of corrections of clock entries. */
export const corrections: Phrases['corrections'] = {
  consent: {
    one: 'Basta uma assinatura',
    inForce: 'Correção em vigor: pelas regras da jornada basta a sua assinatura.',
    fileRequired: 'As regras da jornada pedem um comprovativo: junte pelo menos um ficheiro.',
  },
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

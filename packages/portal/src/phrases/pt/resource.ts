import type { resource as es } from '../es/resource.ts'

export const resource = {
  order: {
    title: 'Ordem de «{{name}}»',
    text: 'Arraste as linhas ou use o respetivo menu. Todos as verão por esta ordem.',
  },
  conflict: {
    title: 'Entretanto, outra pessoa alterou-o',
    text: 'Guarde outra vez para manter o seu, ou fique com o que está guardado.',
    mine: 'O seu: {{value}}',
    theirs: 'O guardado: {{value}}',
    keepTheirs: 'Ficar com o guardado',
    same: 'Só mudaram dados que não estão neste formulário.',
  },
  bulk: {
    failures: 'O que não se pôde alterar',
    keptBack: 'Não foi alterado, porque outros não puderam ser',
    allOrNone: 'Todos ou nenhum',
    allOrNoneHelp: 'Se um não puder ser alterado, nenhum é alterado.',
  },
  uses: {
    open: 'Onde é usado',
    title: '«{{name}}»: onde é usado',
    none: 'Nada o usa.',
    more: 'e mais {{number}}',
    others: 'Outros registos',
  },
  colours: {
    red: 'Vermelho',
    orange: 'Laranja',
    amber: 'Âmbar',
    green: 'Verde',
    teal: 'Azul-petróleo',
    blue: 'Azul',
    purple: 'Violeta',
    grey: 'Cinzento',
  },
} satisfies typeof es

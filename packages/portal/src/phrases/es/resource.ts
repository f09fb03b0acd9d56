/** What lists say beside their rows: their order, what two people changed at once, and many that are changed together. */
export const resource = {
  order: {
    title: 'Orden de «{{name}}»',
    text: 'Arrastre las filas o use su menú. Los demás lo verán en este orden.',
  },
  conflict: {
    title: 'Otra persona lo ha cambiado entretanto',
    text: 'Guarde otra vez para conservar lo suyo, o quédese con lo guardado.',
    mine: 'Lo suyo: {{value}}',
    theirs: 'Lo guardado: {{value}}',
    keepTheirs: 'Quedarme con lo guardado',
    same: 'Solo han cambiado datos que no están en este formulario.',
  },
  bulk: {
    failures: 'Lo que no se pudo cambiar',
    keptBack: 'No se cambió porque otros no se pudieron cambiar',
    allOrNone: 'Todos o ninguno',
    allOrNoneHelp: 'Si uno no se puede cambiar, no se cambia ninguno.',
  },
  uses: {
    open: 'Dónde se usa',
    title: '«{{name}}»: dónde se usa',
    none: 'Nada lo usa.',
    more: 'y {{number}} más',
    others: 'Otros registros',
  },
  colours: {
    red: 'Rojo',
    orange: 'Naranja',
    amber: 'Ámbar',
    green: 'Verde',
    teal: 'Turquesa',
    blue: 'Azul',
    purple: 'Violeta',
    grey: 'Gris',
  },
}

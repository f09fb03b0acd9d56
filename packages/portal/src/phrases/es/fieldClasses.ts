/** Classes of fields in the log. */
export const fieldClasses = {
  names: {
    log: 'Clases de los campos',
  },
}

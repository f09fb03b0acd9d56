import type { VerifyWords } from './verify-phrases.ts'

/** What `portal verify` says in Spanish. */
export const verifyEs: VerifyWords = {
  holds: 'El paquete es íntegro: todos los archivos, fichajes, anclas y firmas concuerdan.',
  doesNotHold: 'El paquete NO concuerda: se ha alterado después de hacerse, o se ha hecho con otra clave',
  about: ({ from, until, people, madeAt }) =>
    `Registro de jornada del ${from} al ${until}, de ${people} persona(s), hecho el ${madeAt}.`,
  entries: ({ entries }) => `${entries} fichaje(s), cada uno enlazado con el anterior de su persona.`,
  heldBack: (count) => `${count} fichaje(s) de otros días figuran solo como hash: no se muestra qué dicen.`,
  unlinked: (count) =>
    `${count} de ellos, anteriores a que se hiciera un hash de cada contenido, no se pueden enlazar con el fichaje anterior.`,
  anchored: ([first, last], { anchors, unanchored }) =>
    `${anchors} ancla(s) diaria(s) del ${first} al ${last}; ${unanchored} fichaje(s) posteriores a la última, que solo avala la firma del paquete.`,
  noAnchors: 'Sin anclas: solo la firma del paquete avala los fichajes.',
  compared: (count) => `${count} ancla(s) comparada(s) con las guardadas fuera.`,
  notCompared: 'Ninguna ancla comparada con una copia de fuera (--anchors).',
  keyGiven: (fingerprint) => `Clave pública indicada: ${fingerprint}`,
  keyTaken: (fingerprint) =>
    `Clave pública del propio paquete: ${fingerprint}. Compárela con la que la empresa ha publicado, o indíquela con --key.`,
  more: (count) => `… y ${count} más.`,
  entry: (number) => `fichaje ${number}`,
  anchor: (number) => `ancla ${number}`,
  findings: {
    unreadable: 'No es un paquete del registro de jornada, o está demasiado dañado para leerlo',
    archive_changed: 'Algún byte del archivo ZIP no es el que se firmó',
    content_unreadable: 'Parte del contenido no se puede leer',
    file_missing: 'falta el archivo',
    file_added: 'el archivo no es del paquete',
    file_changed: 'el archivo ha cambiado',
    manifest_changed: 'manifest.json: ha cambiado, o su firma no es de esta clave',
    key_unknown: 'firmado con una clave que no está entre las de confianza',
    person_missing: 'faltan todos los fichajes de la persona',
    person_added: 'esta persona no es del paquete',
    entry_changed: 'el contenido del fichaje ha cambiado',
    entry_missing: 'falta el fichaje',
    entry_added: 'este fichaje sobra o está repetido',
    entry_unlinked: 'no enlaza con el fichaje anterior',
    proof_wrong: 'la prueba no conduce a la raíz del ancla',
    head_differs: 'el ancla guarda otro fichaje en este lugar',
    anchor_changed: 'el ancla ha cambiado, o su firma no es de esta clave',
    anchor_unlinked: 'no enlaza con el ancla anterior',
    anchor_differs: 'no es la que se guardó fuera: el registro se ha rehecho',
  },
  filtering: {
    holds: 'El certificado es válido: está como se firmó, byte a byte.',
    doesNotHold:
      'El certificado NO es válido: se ha modificado después de firmarlo o se firmó con otra clave',
    about: ({ activation, segment, skill, madeAt, members, blacklisted }) =>
      `«${activation}» del segmento «${segment}» para ${skill}, filtrada el ${madeAt}: ${blacklisted} de ${members} contactos excluidos.`,
    list: ({ name, layer, edition, ranOn, size, hits }) =>
      `${name} (${layer}), versión ${edition ?? '—'} de ${ranOn ?? '—'}, ${size} entradas: ${hits} coincidencias.`,
    findings: {
      unreadable: 'No es un certificado de filtrado o está demasiado dañado para leerlo',
      changed: 'algún byte no es el que se firmó',
      key_unknown: 'firmado con una clave que no es de confianza',
    },
  },
}

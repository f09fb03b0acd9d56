export const readmeEs = `REGISTRO DE JORNADA: PAQUETE VERIFICABLE

Cómo comprobarlo, sin conexión y sin el portal (hace falta Node.js 20 o posterior):

  npx @portal/sdk verify este-archivo.zip --key clave-publica-de-la-empresa.pem

--key es la clave pública que la empresa haya publicado por su cuenta. Sin ella se usa public-key.pem, que viene en el propio
paquete: compare entonces su huella. --anchors anchors.json compara además las anclas con una copia guardada fuera.
El resultado es 0 si todo concuerda, 1 si algo no concuerda (y dice qué) y 2 si el archivo no se puede leer.

Contenido
  entries.csv     fichajes de los días del período, con su número y su hash en la cadena de cada persona
  chain.csv       el resto de la cadena, solo como hashes: no contiene datos de otros días
  workdays.csv    jornadas: principio, fin y totales, en segundos
  changes.csv     correcciones: antes, después, motivo y quién las pidió y quién las aceptó
  resumen.pdf     resumen para leer: período, personas y totales
  anchors.json    anclas diarias firmadas y las claves públicas con las que se firmaron
  proofs.json     la prueba de que el último fichaje de cada persona está en cada ancla (árbol de Merkle, RFC 6962)
  manifest.json   quién, qué días, y el SHA-256 de cada archivo; manifest.sig es su firma (Ed25519)

Un paquete de totales, para la representación legal, lleva solo workdays.csv y resumen.pdf.
No se incluyen direcciones de red ni dispositivos: los sustituye la columna trace, un hash con sal. Los fichajes anteriores a
que hubiera paquetes no tienen trace: las columnas ip y userAgent los incluyen, porque sin ellos su hash no se puede comprobar.
Las horas van en UTC (ISO 8601); timeZone dice la zona de cada fichaje. Un texto que empezaría como una fórmula lleva un
apóstrofo delante. El formato completo está en la guía «verify» de @portal/sdk.
`

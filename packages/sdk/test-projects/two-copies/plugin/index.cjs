// A dependency that brings its own copy of the SDK, in CommonJS.
const sdk = require('@portal/sdk')

module.exports = { sdk, place: require.resolve('@portal/sdk') }

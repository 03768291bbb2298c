module.exports = (source) => `${source}\n// changed`

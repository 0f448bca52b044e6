/** @type {import("svelte/compiler").CssHashGetter} A short class for each component: it stands in every element that has a style. */
const cssHash = ({ hash, filename }) => `s${hash(filename).slice(0, 4)}`;

export default { compilerOptions: { runes: true, cssHash } };

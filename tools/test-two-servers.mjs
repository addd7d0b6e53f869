/**
 * `npm run test:two-servers`: runs the end-to-end tests of the site with two servers. They have
 * empty folders of their own over one database and one object storage, behind a proxy that takes
 * turns. Needs PostgreSQL. Arguments go to vitest.
 *
 * A test that gives its site a folder, a database or a storage of its own still has one server.
 */
Object.assign(process.env, { SITE_SERVERS: "2" });
process.argv.push("--project", "site", "--project", "site-looks");
await import("./test.mjs");

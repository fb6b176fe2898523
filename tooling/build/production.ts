// A module of its own, and imported first: React chooses between its two builds when it is first loaded.
process.env.NODE_ENV = 'production';

import type { NounClass } from './types.ts';

/**
 * Known things without an archetype of their own yet, and the one that stands in for them (always reported as a guess):
 * class, archetype, typical size in metres, words.
 */
export const STAND_INS: readonly (readonly [NounClass, string, number, string])[] = [
  [
    'person',
    'robot',
    1.75,
    'person, man, woman, boy, girl, child, kid, human, knight, soldier, warrior, wizard, witch, princess, prince, king, queen, pirate, ninja, samurai, astronaut, elf, dwarf warrior, orc, goblin, zombie, vampire, skeleton, ghost, angel, fairy, mermaid, superhero, hero, villain, doctor, nurse, farmer, chef, cook, clown, dancer, athlete, football player, basketball player, cowboy, viking warrior, barbarian, archer, mage, sorcerer, monk, priest, character, figure, people, guy, lady, gentleman, old man, grandmother, grandfather, santa, santa claus, snowman, gnome, troll, ogre, giant man, titan, golem, minotaur, centaur, mascot, baby boy, teenager, police officer, policeman, firefighter, fireman, worker, builder, student, teacher, scientist, gladiator, spartan, guard, thief, assassin, hunter, ranger, paladin, druid, necromancer, demon lord, devil, imp, gargoyle, mannequin, scarecrow, nutcracker, avatar',
  ],
  ['machine', 'robot', 1.8, 'mech, mecha, machine, transformer, gundam, terminator, drone, humanoid'],
  [
    'vehicle',
    'car',
    4.5,
    'vehicle, truck, lorry, van, bus, minibus, taxi, cab, jeep, suv, pickup, pickup truck, sports car, supercar, race car, racing car, formula one car, convertible, hatchback, limousine, limo, police car, fire truck, fire engine, ambulance, tractor, tank, motorcycle, motorbike, bike, bicycle, scooter, moped, train, locomotive, tram, wagon, cart, carriage, go kart, kart, buggy, beetle car, hot rod, muscle car, old car, vintage car, classic car, cadillac, ferrari, porsche, lamborghini, tesla, mustang, mini cooper, boat, ship, sailboat, yacht, submarine, airplane, plane, aeroplane, jet, helicopter, spaceship, spacecraft, rocket, ufo, hovercraft, bulldozer, excavator, camper, caravan, rv, campervan, skateboard',
  ],
  [
    'furniture',
    'chair',
    0.9,
    'stool, bar stool, bench, seat, throne, rocking chair, office chair, desk chair, gaming chair, folding chair, deck chair, high chair, wheelchair, swing',
  ],
  ['furniture', 'armchair', 0.9, 'sofa, couch, loveseat, settee, chaise longue, beanbag, ottoman'],
  [
    'furniture',
    'table',
    0.75,
    'desk, coffee table, side table, round table, nightstand, bedside table, workbench, counter, picnic table, bar table, console table, writing desk, bed, bunk bed, shelf, bookshelf, bookcase, cabinet, dresser, wardrobe, cupboard, sideboard, piano, altar, pedestal, platform, stage, pool table, tennis table',
  ],
  [
    'furniture',
    'lamp',
    0.5,
    'light, floor lamp, desk lamp, lantern, streetlight, street lamp, lamp post, lamppost, chandelier, candle, candlestick, torch, flashlight, light bulb, spotlight, reading lamp, standing lamp',
  ],
  [
    'building',
    'house',
    6,
    'cottage, cabin, hut, log cabin, villa, mansion, barn, farmhouse, shed, garage, church, chapel, school, shop, store, inn, tavern, pub, hotel, hospital, office, office building, skyscraper, apartment, apartment building, building, townhouse, bungalow, treehouse, tree house, doghouse, dog house, birdhouse, bird house, windmill, mill, lighthouse, stable, greenhouse, temple, shrine, pagoda, mosque, igloo, tent, teepee, yurt, gazebo, kiosk, bakery, cafe, restaurant, library, museum, bank, station, train station, gas station, hangar, warehouse, factory, monastery, gingerbread house, haunted house, dollhouse',
  ],
  [
    'building',
    'castle',
    18,
    'palace, tower, keep, wizard tower, watchtower, dungeon, gatehouse, sandcastle, sand castle, fortification, rampart, city wall, kingdom, bridge',
  ],
  [
    'plant',
    'tree',
    6,
    'oak, oak tree, pine tree, pine, fir, fir tree, spruce, christmas tree, xmas tree, palm, palm tree, coconut tree, birch, birch tree, maple, maple tree, willow, willow tree, apple tree, cherry tree, cherry blossom, cherry blossom tree, sakura, sakura tree, bonsai, bonsai tree, baobab, sequoia, redwood, cypress, poplar, elm, acacia, olive tree, lemon tree, orange tree, mango tree, dead tree, bush, shrub, hedge, sapling, topiary, beech, linden, ash tree, banyan, mangrove, magnolia, jacaranda, bamboo plant, forest, jungle tree, orchard, grove',
  ],
  [
    'plant',
    'cactus',
    0.4,
    'succulent, aloe, aloe vera, agave, prickly pear, barrel cactus, houseplant, potted plant, plant, pot plant, fern, flower, rose flower, tulip, sunflower, daisy, lily, orchid, lotus, dandelion, mushroom, toadstool, fungus, seaweed, vine, ivy, weed, herb, poinsettia',
  ],
  [
    'food',
    'apple',
    0.08,
    'fruit, orange, pear, peach fruit, plum fruit, cherry, cherries, tomato, lemon, lime fruit, grapefruit, mango fruit, pomegranate, apricot fruit, nectarine, strawberry, raspberry fruit, blueberry, cranberry, grape fruit, melon, watermelon, pumpkin, coconut, avocado, kiwi, kiwi fruit, papaya, guava, fig, quince, onion, potato, turnip, beet, radish, cabbage, lettuce, pepper, bell pepper, eggplant, acorn, egg, nut, berry, vegetable, pineapple, banana, carrot, corn, cucumber',
  ],
  [
    'food',
    'cupcake',
    0.1,
    'cake, birthday cake, wedding cake, pie, tart, donut, doughnut, cookie, ice cream, ice cream cone, gelato, sundae, pudding, dessert, brownie, macaron, pastry, croissant, pancake, waffle, cheesecake, burger, hamburger, cheeseburger, sandwich, pizza, hot dog, taco, sushi, bread loaf, baguette, loaf, cheese, food, sweet, lollipop, meal, popcorn, milkshake, jam',
  ],
  [
    'container',
    'vase',
    0.25,
    'pot, flower pot, flowerpot, jar, jug, pitcher, bottle, wine bottle, flask, potion, potion bottle, teapot, kettle, cup, mug, tea cup, teacup, coffee cup, coffee mug, goblet, chalice, wine glass, tumbler, bowl, fruit bowl, dish, plate, carafe, decanter, cauldron, planter, pottery, trophy, ewer, candle holder, bell, hourglass, genie lamp, watering can, thermos, perfume bottle',
  ],
  [
    'container',
    'barrel',
    0.6,
    'bucket, pail, bin, trash can, garbage can, drum, oil drum, can, tin can, tub, basket, basin, tank drum, tankard, water tank, rum barrel, gunpowder barrel, tnt, dynamite, well',
  ],
  [
    'container',
    'chest',
    0.6,
    'box, crate, wooden box, suitcase, luggage, trunk, gift, gift box, present, package, parcel, jewelry box, jewellery box, toolbox, safe, coffin, cooler, briefcase, bag, backpack, handbag, mailbox, casket, music box, toy box, book, spellbook, radio, tv, television, computer, laptop, monitor, phone, smartphone, camera, fridge, refrigerator, oven, stove, washing machine, microwave, printer, aquarium, fish tank, console, arcade machine, jukebox, clock, alarm clock, sink, bathtub, toilet',
  ],
  [
    'weapon',
    'sword',
    1,
    'katana, rapier, saber, sabre, scimitar, cutlass, claymore, greatsword, great sword, dagger, knife, machete, lightsaber, light saber, excalibur, foil, spear, lance, trident, staff, magic staff, wand, magic wand, pike, halberd, bow, arrow, crossbow, gun, pistol, rifle, shotgun, cannon, bayonet, shield, kunai, nunchucks, baton, club, stick, cane, walking stick, umbrella, broom, flag, flute, guitar, violin, pen, pencil, brush, paintbrush, spoon, fork, chopsticks, ruler, screwdriver, key, needle',
  ],
  [
    'tool',
    'axe',
    0.6,
    'hammer, war hammer, warhammer, sledgehammer, mallet, pickaxe, pick, mace, scythe, sickle, shovel, spade, hoe, rake, tomahawk, morning star, tool, wrench, spanner, gavel, thor hammer, mjolnir, cleaver, saw',
  ],
  [
    'mineral',
    'gemstone',
    0.05,
    'diamond ring, rough diamond, stone, rock, boulder, crystal cluster, pearl, geode, ore, mineral, pebble, asteroid, meteor, meteorite, planet, moon, star, ice crystal, snowflake, ring, necklace, crown, tiara, coin, amulet, medallion, egg gem, heart, ball, sphere, cube, die, dice, pyramid, prism',
  ],
];
